import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { sentFields } from '../accounts/sent-account';
import { Refusal } from '../contract/errors';
import { limits } from '../contract/limits';

/** Strapi's reader, used for files only. Its fields are short: names, alternative texts. */
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

/** The files' details are JSON, which Strapi's handlers parse unchecked. @throws Refusal 400 if it is not valid */
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

/** The reader's errors about the request itself, with a status of their own. */
const isAboutMessage = (failure: unknown): boolean =>
  failure instanceof Error && 'httpCode' in failure;

/**
 * Reads files into a temporary folder of their own, runs `next`, and removes the folder in any case.
 * @throws Refusal 400 for a broken request, 413 above the limit
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
    // A file that was just being opened may still appear.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
