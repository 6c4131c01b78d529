import { weigh } from '../pages/weigh';

it('sums the bytes of each kind and in total', () => {
  const bytes = weigh([
    { mimeType: 'text/javascript', bytes: 400 },
    { mimeType: 'application/javascript', bytes: 20 },
    { mimeType: 'image/svg+xml', bytes: 30 },
    { mimeType: 'font/woff2', bytes: 500 },
    { mimeType: 'application/json', bytes: 7 },
  ]);
  expect(bytes).toEqual({ js: 420, css: 0, html: 0, fonts: 500, images: 30, data: 7, all: 957 });
});
