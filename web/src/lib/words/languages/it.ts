/** All texts of one language together, so that they come with one request; refusals come when there is one. */
export default import.meta.glob<string>(['$locales/it/*.ftl', '!$locales/it/refusals.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
