// Writes schema-org.json from schema-dts, Google's typed edition of the schema.org vocabulary:
//   npm pack schema-dts@2.1.0 && tar xzf schema-dts-2.1.0.tgz
//   node extract-vocabulary.mjs package/dist/schema.d.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const types = [
  'Restaurant',
  'Menu',
  'MenuSection',
  'MenuItem',
  'Offer',
  'NutritionInformation',
  'PostalAddress',
  'GeoCoordinates',
  'OpeningHoursSpecification',
];
const enumerations = ['RestrictedDiet', 'ItemAvailability', 'DayOfWeek'];
const source = readFileSync(process.argv[2], 'utf8');

/** The properties of a type and of all that it extends, each with the types that it may be. */
function properties(base) {
  const found = new RegExp(`interface ${base} extends ([^{]+) \\{([\\s\\S]*?)\\n\\}`).exec(source);
  if (!found) return {};
  const parents = found[1].matchAll(/(\w+Base)/g);
  const inherited = Object.assign({}, ...[...parents].map(([name]) => properties(name)));
  const own = [...found[2].matchAll(/"(\w+)"\?: SchemaValue<([^;]*), "\w+">/g)];
  return {
    ...inherited,
    ...Object.fromEntries(own.map(([, name, of]) => [name, of.split(/ \| /)])),
  };
}

const all = (name) => {
  const thing = /interface ThingBase[^{]*\{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const own = [...thing.matchAll(/"(\w+)"\?: SchemaValue<([^;]*), "\w+">/g)];
  return {
    ...Object.fromEntries(own.map(([, property, of]) => [property, of.split(/ \| /)])),
    ...properties(new RegExp(`interface ${name}Leaf extends (\\w+)`).exec(source)?.[1]),
  };
};
const members = (name) => {
  const line = new RegExp(`export type ${name} = ([^;]*);`).exec(source)?.[1] ?? '';
  return [...line.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, url]) => url);
};
const extract = {
  source: 'schema-dts 2.1.0',
  types: Object.fromEntries(types.map((name) => [name, all(name)])),
  enumerations: Object.fromEntries(enumerations.map((name) => [name, members(name)])),
};
writeFileSync(join(import.meta.dirname, 'schema-org.json'), JSON.stringify(extract));
