// Draws the icons of the installed app from static/icon.svg: `node tools/icons.js`, whenever that drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './browser.js';

const folder = new URL('../static/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Phones cut their own shape out of these, so the colour goes to the edge and the drawing stays in the middle. */
const whole = drawing.replace('viewBox="-16 -16 32 32"', 'viewBox="-20 -20 40 40"').replace(/ rx="6"/, '');
const ground = whole.replace(
  /<rect [^>]*\/>/,
  '<rect x="-20" y="-20" width="40" height="40" fill="#2a5caa" />',
);
const ICONS = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-180.png', 180, ground],
  ['icon-maskable-512.png', 512, ground],
];

const browser = await launch();
try {
  for (const [name, size, svg] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
    writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
