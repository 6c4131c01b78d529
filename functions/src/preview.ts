import { object, string, type ObjectSchema } from 'yup';
import { previewBody, previewPath, previewPictureBody, previewPicturePath } from './api';
import type { Call } from './call';
import { fetchFromCms } from './cms/call';
import { passOn, toHttpError } from './cms/response';
import { parseBody } from './request';

const previewShape = object({
  result: object({ entry: object().required(), until: string().required() }).required(),
}).required();

const pictureShape = object({
  result: object({ still: string().required() }).required(),
}).required();

/** The time of a picture, which the CMS draws anew. */
const drawingMs = 8_500;

/** Forwards a token to the CMS, which alone knows what it opens. It travels in the body: addresses are logged. */
function forward(
  call: Call,
  path: string,
  message: { body: object; success: ObjectSchema<Record<string, unknown>>; timeoutMs: number },
): Promise<Response> {
  const { success, ...rest } = message;
  const headers = { Authorization: `Bearer ${call.settings.cms.token}` };
  const sent = fetchFromCms(call, { method: 'POST', path, headers, ...rest });
  return passOn(sent, {
    success,
    toError: toHttpError,
    failureMessage: 'The preview cannot be reached right now. Please try again later.',
    headers: () => ({}),
  });
}

/** POST preview: the draft that a token is for. */
export async function showPreview(call: Call): Promise<Response> {
  const body = await parseBody(call.request, { body: previewBody });
  const { timeoutMs } = call.settings.cms;
  return forward(call, previewPath, { body, success: previewShape, timeoutMs });
}

/** POST preview/picture: one of its pictures. */
export async function showPreviewPicture(call: Call): Promise<Response> {
  const body = await parseBody(call.request, { body: previewPictureBody });
  return forward(call, previewPicturePath, { body, success: pictureShape, timeoutMs: drawingMs });
}
