import { ValidationError } from 'yup';
import { filled, line, lines } from './fields';
import { limits } from './limits';
import { texts } from './texts';

/**
 * The fields of a contact message, each by itself: whoever checks them one by one needs a part of Yup only. Spec §5: all five
 * are filled; neither the form of the e-mail nor of the phone is checked here.
 */
export const contactFieldSchemas = {
  name: filled(line('name', limits.name), texts.contactFields),
  email: filled(line('email', limits.email), texts.contactFields),
  phone: filled(line('phone', limits.phone), texts.contactFields),
  subject: filled(line('subject', limits.subject), texts.contactFields),
  message: filled(lines('message', limits.message), texts.contactFields),
} as const;

/** What is wrong with one field, in a sentence; undefined where nothing is. */
export function contactFieldProblem(
  name: keyof typeof contactFieldSchemas,
  text: string,
): string | undefined {
  try {
    contactFieldSchemas[name].validateSync(text);
    return undefined;
  } catch (failure) {
    if (failure instanceof ValidationError) return failure.message;
    throw failure;
  }
}
