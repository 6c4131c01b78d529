import { number, object, string } from 'yup';
import { filled, line } from '../fields';
import { previewDays, previewReaders } from './preview';

/** Longer than any token. */
const tokenLength = 300;

const noToken = 'Give the token of a preview.';

const token = filled(line('token', tokenLength), noToken);

export const previewBody = object({ token });

export const previewPictureBody = object({
  token,
  src: filled(line('src', 500), 'Name a picture.'),
});

const daysForm = `days must be one of: ${previewDays.join(', ')}.`;

/** Without `for`, the link is for others; without `days`, it expires after `defaultPreviewDays`. */
export const newPreviewBody = object({
  for: string()
    .strict()
    .oneOf(previewReaders, `for must be one of: ${previewReaders.join(', ')}.`),
  days: number().strict().oneOf(previewDays, daysForm).typeError(daysForm),
});
