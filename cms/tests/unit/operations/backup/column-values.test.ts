import { kindOf, toDatabase, toSaved } from '../../../../src/operations/backup/column-values';

const dialects = ['sqlite', 'postgres'] as const;
const moment = new Date('2026-11-22T20:44:00.123Z');

/** Saves a value as text and parses it again, as a backup does. */
const saved = (value: unknown, type: string): unknown =>
  JSON.parse(JSON.stringify(toSaved(value, kindOf(type))));

test.each([
  ['varchar(255)', 'a\u2028b\n"c" 👩🏽‍💻'],
  ['text', ''],
  ['text', null],
  ['integer', 0],
  ['float', 1.5],
  ['bigint', '9007199254740993'],
  ['json', '{"b":1,"a":[null]}'],
  ['blob', Buffer.from([0, 255, 10, 226, 128, 168])],
])('a value of type %s is restored unchanged to both databases: %j', (type, value) => {
  for (const dialect of dialects) {
    expect(toDatabase(saved(value, type), kindOf(type), dialect)).toEqual(value);
  }
});

test.each([
  ['datetime', moment.getTime()],
  ['timestamp without time zone', moment],
])(
  'a time of type %s is restored as milliseconds on SQLite and as a date on PostgreSQL',
  (type, value) => {
    expect(saved(value, type)).toBe('2026-11-22T20:44:00.123Z');
    expect(toDatabase(saved(value, type), 'moment', 'sqlite')).toBe(moment.getTime());
    expect(toDatabase(saved(value, type), 'moment', 'postgres')).toEqual(moment);
  },
);

test('a date that is stored as a text stays unchanged', () => {
  for (const text of ['2026-11-22 20:44:00', '2026-11-22T20:44:00.123Z', 'soon']) {
    expect(toDatabase(saved(text, 'datetime'), 'moment', 'sqlite')).toBe(text);
  }
});

test('a boolean is saved as a boolean, however the database stores it', () => {
  expect([1, 0, true, false].map((value) => saved(value, 'boolean'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('JSON that the driver parsed, or that SQLite stored as a number, is saved as JSON text', () => {
  expect(saved({ a: [1] }, 'jsonb')).toBe('{"a":[1]}');
  expect(saved(5, 'json')).toBe('5');
});

test('a text that is not JSON is converted to JSON on PostgreSQL only', () => {
  expect(toDatabase('plain', 'json', 'postgres')).toBe('"plain"');
  expect(toDatabase('plain', 'json', 'sqlite')).toBe('plain');
});

test('a number that JSON cannot represent is kept', () => {
  const value = saved(Number.POSITIVE_INFINITY, 'float');
  expect(toDatabase(value, 'plain', 'postgres')).toBe('Infinity');
});

test.each([{ base16: 'ff' }, { text: 7 }, {}])(
  'a value in a form that no backup contains is refused: %j',
  (value) => {
    expect(() => toDatabase(value, 'plain', 'sqlite')).toThrow('unknown form');
  },
);
