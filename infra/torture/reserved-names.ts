/**
 * Names that languages and stores keep for themselves: what a person types as the name of a dish, and what a careless
 * program takes for something else. The last ones are a number of another spelling, and one letter in two normal forms.
 */
export const reservedNames: readonly string[] = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
  '__proto__',
  'prototype',
  'then',
  'length',
  'name',
  'size',
  'get',
  'set',
  'toJSON',
  'NaN',
  'null',
  'undefined',
  'true',
  'Infinity',
  '0',
  '-1',
  '1e3',
  'pk',
  'S',
  '\u212b', // one letter in its normal forms
  '\u00c5',
  'A\u030a',
  'caf\u00e9',
  'cafe\u0301',
];
