import { string, type StringSchema } from 'yup';
import { isBlank } from './text';

/** How a text is written, which decides what becomes of its line ends (`validate`). */
declare module 'yup' {
  interface CustomSchemaMetadata {
    written?: 'in one line' | 'in lines';
  }
}

// Cc: control characters. Cs: half of a surrogate pair, which no encoding can carry.
const forbiddenInLine = /[\p{Cc}\p{Cs}]/u;
const forbiddenInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

const bounded = (label: string, max: number, forbidden: RegExp): StringSchema =>
  string()
    .strict()
    .typeError(`${label} must be a text.`)
    .max(max, `${label} must have at most ${String(max)} characters.`)
    .test('characters', `${label} holds a character that cannot be stored.`, (value) =>
      value === undefined ? true : !forbidden.test(value),
    );

/** One line of text, without control characters and at most `max` characters long. May be left out. */
export function line(label: string, max: number): StringSchema {
  return bounded(label, max, forbiddenInLine).meta({ written: 'in one line' });
}

/** Text of several lines, at most `max` characters long. May be left out. */
export function lines(label: string, max: number): StringSchema {
  return bounded(label, max, forbiddenInText).meta({ written: 'in lines' });
}

/**
 * The same field, but it must not be blank.
 * @param message the sentence of Spec §5 for a form with an empty field
 */
export function filled(field: StringSchema, message: string): StringSchema<string> {
  return field.required(message).test('filled', message, (value) => !isBlank(value));
}
