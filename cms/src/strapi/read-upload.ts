import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { sentFields } from '../accounts/sent-account';
import { Refusal } from '../contract/errors';
import { limits } from '../contract/limits';

/** Strapi's reader, which is used for files alone. Of its fields none is large: names, alternative texts. */
function readerOf(strapi: Core.Strapi, uploadDir: string) {
  const reader = strapi.middleware('strapi::body')(
    {
      json: false,
      text: false,
      urlencoded: false,
      formidable: { uploadDir, maxFileSize: limits.upload, maxFieldsSize: limits.strapiBody },
    },
    { strapi },
  );
  if (reader === undefined) throw new Error('This version of Strapi has no reader as we use it.');
  return reader;
}

/** What says more about the files is JSON, which Strapi's handlers parse without a look. @throws Refusal 400 where it is not */
function expectFileInfo(ctx: Context): void {
  for (const text of [sentFields(ctx).fileInfo].flat()) {
    if (typeof text !== 'string') continue;
    try {
      JSON.parse(text);
    } catch {
      throw new Refusal('invalid_body', 'fileInfo must be JSON.');
    }
  }
}

/** What the reader throws about the message itself, with a status of its own. */
const isAboutMessage = (failure: unknown): boolean =>
  failure instanceof Error && 'httpCode' in failure;

/**
 * Reads files into a folder of their own, does `next`, and removes the folder, whatever has happened.
 * @throws Refusal 400 for a message that is broken, 413 above the limit
 */
export async function withUpload(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cms-upload-'));
  try {
    await readerOf(strapi, folder)(ctx, () => {
      expectFileInfo(ctx);
      return next();
    });
  } catch (failure) {
    if (!isAboutMessage(failure)) throw failure;
    throw new Refusal('invalid_body', 'The upload is not complete. Please try again.');
  } finally {
    // A file that was about to be opened may still turn up.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
