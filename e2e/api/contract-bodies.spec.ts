import type { EndpointName } from '../support/api/api';
import { expectRefusal } from '../support/api/answers';
import { messageOf, outcomesOf } from '../support/api/calls';
import { bodyLimit, fieldsOf, longest, wrongValues } from '../support/api/fields';
import { samples, type Fields } from '../support/api/samples';
import { record, send } from '../support/api/send';
import { jsonHead, names, passed, titleOf, useSuite } from '../support/api/suite';
import { expect, test } from '../support/system/own-test';

const suite = useSuite();

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const foreignTypes = [
  ...[
    'text/plain',
    'text/json',
    'application/xml',
    'application/octet-stream',
    'application/jsonp',
  ],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=iso-8859-1', 'text/html, application/json'],
];

const notObjects = [
  ...['', ' ', '{', '{"a":', '{"a":1,}', "{'a':1}", '{}{}', 'undefined', 'NaN', '\u0000'],
  ...['null', '[]', '"text"', '7', 'true', '[{"a":1}]', '{"a":"\\ud800'],
];

const unknownFields = [
  ...['role', 'id', 'documentId', 'locale', 'createdAt', 'publishedAt', 'idempotencyKey', ''],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
];

/**
 * The contract's unit tests cover the rule for each field of each endpoint. One public and one admin endpoint are enough to show
 * that function and CMS apply these rules; the full run checks the others.
 */
const examples: readonly EndpointName[] = ['createcontactus', 'createblog'];

for (const name of names) {
  const fields = fieldsOf(name);
  if (fields.length === 0) continue;
  const details = { tag: examples.includes(name) ? [] : ['@full'] };
  const { missing } = samples[name];
  const required = fields.filter((field) => field.required);
  const optional = fields.filter((field) => !field.required);
  const bounded = fields.filter(({ max }) => max !== undefined);

  if (required.length > 0) {
    test(
      `${titleOf(name)} refuses a body whose required field is missing, empty or blank`,
      details,
      async () => {
        const call = await suite().validCall(name);
        const bodies = required.flatMap(({ name: field, type }) => {
          const rest = without(call.sent, field);
          const empty = type === 'array' ? [[]] : ['', '  ', '\u00a0\u3000'];
          return [rest, ...empty.map((value) => ({ ...rest, [field]: value }))];
        });
        await suite().expectNothingStored(async () => {
          for (const json of bodies) {
            const answer = await send(call.url, messageOf(call, { json }));
            expectRefusal(answer, missing?.code ?? 'missing_fields', missing?.message);
          }
        });
      },
    );
  }

  if (optional.length > 0) {
    test(`${titleOf(name)} accepts a body without an optional field`, details, async () => {
      for (const { name: field } of optional) {
        const call = await suite().validCall(name);
        const outcomes = await outcomesOf(call, { [field]: { json: without(call.sent, field) } });
        expect(outcomes).toEqual({ [field]: passed(name, field) });
      }
    });
  }

  test(`${titleOf(name)} refuses fields of the wrong type`, details, async () => {
    const { sent } = await suite().validCall(name);
    const variants = fields.flatMap((field) =>
      wrongValues(field).map(([type, value]) => [
        `${field.name}: ${type}`,
        { json: { ...sent, [field.name]: value } },
      ]),
    );
    await suite().expectAllRefused(
      name,
      Object.fromEntries(variants),
      /^400 (invalid_body|missing_fields)$/,
    );
  });

  if (bounded.length > 0) {
    test(
      `${titleOf(name)} accepts the longest texts and refuses one more character`,
      details,
      async () => {
        for (const field of bounded) {
          const call = await suite().validCall(name);
          const json = { ...call.sent, [field.name]: longest(name, field) };
          const outcomes = await outcomesOf(call, { [field.name]: { json } });
          expect(outcomes).toEqual({ [field.name]: passed(name, field.name) });
        }
        const { sent } = await suite().validCall(name);
        const variants = bounded.map((field) => [
          field.name,
          { json: { ...sent, [field.name]: `${longest(name, field)}x` } },
        ]);
        await suite().expectAllRefused(name, Object.fromEntries(variants), '400 invalid_body');
      },
    );
  }

  test(`${titleOf(name)} refuses unknown fields`, details, async () => {
    const { sent } = await suite().validCall(name);
    const good = JSON.stringify(sent).slice(1);
    const variants = unknownFields.map((field) => [
      JSON.stringify(field),
      { raw: `{"${field}":{"admin":true},${good}`, headers: jsonHead(name) },
    ]);
    await suite().expectAllRefused(name, Object.fromEntries(variants), '400 invalid_body');
  });

  test(`${titleOf(name)} refuses a body of another or no content type`, details, async () => {
    const { sent } = await suite().validCall(name);
    const raw = JSON.stringify(sent);
    const variants = foreignTypes.map((type) => [type, { raw, headers: { 'content-type': type } }]);
    await suite().expectAllRefused(
      name,
      { ...Object.fromEntries(variants), none: { raw } },
      '415 unsupported_media_type',
    );
  });

  test(`${titleOf(name)} refuses a body that is not a JSON object`, details, async () => {
    const headers = jsonHead(name);
    const broken = notObjects.map((raw) => [JSON.stringify(raw), { raw, headers }]);
    await suite().expectAllRefused(
      name,
      {
        ...Object.fromEntries(broken),
        'not UTF-8': { raw: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), headers },
        'deeply nested': { raw: `${'['.repeat(20_000)}${']'.repeat(20_000)}`, headers },
      },
      '400 invalid_body',
    );
  });

  test(`${titleOf(name)} refuses a body over the limit and states the limit`, details, async () => {
    const call = await suite().validCall(name);
    const raw = JSON.stringify(call.sent).padEnd(bodyLimit(name) + 1);
    const answer = await suite().refused(call, { raw, headers: jsonHead(name) });
    expectRefusal(answer, 'body_too_large');
    // The message groups digits with commas.
    const message = String(record(answer.body).message).replaceAll(',', '');
    expect(message).toContain(` ${String(bodyLimit(name))} bytes`);
  });
}
