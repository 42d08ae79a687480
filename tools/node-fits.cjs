// Says by its exit status whether this Node may run the build tools: the range is "engines" in web/package.json.
// Written for any Node, however old.
var wanted = require('../web/package.json').engines.node;
var have = process.versions.node.split('.').map(Number);
function atLeast(version) {
  for (var i = 0; i < 3; i++) if (have[i] !== version[i]) return have[i] > version[i];
  return true;
}
var fits = wanted.split(' || ').some(function (range) {
  var parts = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  if (!parts) throw new Error('web/package.json: "engines" has a range that is not understood here: ' + range);
  var version = parts.slice(2).map(Number);
  return atLeast(version) && (parts[1] === '>=' || have[0] === version[0]);
});
process.exit(fits ? 0 : 1);
