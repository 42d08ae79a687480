/** All texts of one language together, so that they come with one request. */
export default import.meta.glob<string>('$locales/fr/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
