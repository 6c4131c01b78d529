import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { record } from './call';
import type { TestCms } from './cms';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export const dataUrl = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** A picture of one colour as a data URL; `seed` makes it differ from others. */
export async function drawnPicture(seed: number, format: Format = 'png'): Promise<string> {
  const background = { r: seed % 256, g: 90, b: 160 };
  const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return dataUrl(bytes, `image/${format}`);
}

export interface Written {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  result: Record<string, unknown>;
  id: string;
}

interface Message {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** A string is sent as it is. */
  body?: object | string;
}

/** Calls the CMS with JSON and reads the answers of its write routes. */
export async function send(cms: TestCms, address: string, message: Message = {}): Promise<Written> {
  const { method, token, headers, body } = message;
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const response = await fetch(`${cms.url}${address}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const answer = record(await response.json().catch(() => undefined));
  const result = record(answer.result);
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    result,
    id: String(result._id),
  };
}

/** The pictures that the CMS holds: rows, and files in the folder that it serves. */
export async function storedFiles(cms: TestCms): Promise<{ rows: number; files: string[] }> {
  const files = await readdir(path.join(cms.strapi.dirs.static.public, 'uploads'));
  const rows = await cms.strapi.db.query('plugin::upload.file').count({});
  return { rows, files: files.sort() };
}

/** The bytes at the address of a stored picture, as the build reads them. */
export async function fetchPicture(cms: TestCms, address: unknown): Promise<Buffer> {
  const { pathname } = new URL(String(address));
  const headers = { authorization: `Bearer ${cms.buildToken}` };
  const response = await fetch(`${cms.url}${pathname}`, { headers });
  if (!response.ok) throw new Error(`${pathname} answered ${String(response.status)}.`);
  return Buffer.from(await response.arrayBuffer());
}
