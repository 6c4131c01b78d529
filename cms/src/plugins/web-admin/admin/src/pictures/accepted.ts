/** The pictures that the server takes. It looks at their bytes; here only what the browser says of a file is known. */
export const acceptedTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export const acceptedNames = 'PNG, JPEG, WebP, GIF or AVIF';

export const isAcceptedType = (type: string): boolean =>
  acceptedTypes.some((accepted) => accepted === type);
