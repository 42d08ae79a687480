"""What every answer tells a browser about itself."""

from __future__ import annotations

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    StrictTransportSecurity,
    XContentTypeOptions,
    XFrameOptions,
)


def security_headers(https: bool) -> list[tuple[bytes, bytes]]:
    """Our own files only, no inline script, nothing framed, nothing guessed, nothing kept by proxies."""
    policy = (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'")
        .style_src("'self'")
        .img_src("'self'", "data:")
        .font_src("'self'")
        .connect_src("'self'")
        .manifest_src("'self'")
        .worker_src("'self'")
        .base_uri("'none'")
        .form_action("'self'")
        .frame_ancestors("'none'")
    )
    headers = Secure(
        csp=policy,
        coop=CrossOriginOpenerPolicy().same_origin(),
        corp=CrossOriginResourcePolicy().same_origin(),
        permissions=PermissionsPolicy().camera().geolocation().microphone(),
        referrer=ReferrerPolicy().no_referrer(),
        xcto=XContentTypeOptions().nosniff(),
        xfo=XFrameOptions().deny(),
        hsts=StrictTransportSecurity().max_age(31_536_000) if https else None,
    )
    return [(name.lower().encode(), value.encode()) for name, value in headers.header_items()]
