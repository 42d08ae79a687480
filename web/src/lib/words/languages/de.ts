/** All texts of one language together, so that they come with one request; refusals come when there is one. */
export default import.meta.glob<string>(['$locales/de/*.ftl', '!$locales/de/refusals.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
