import { uploadPath } from '../../cms-source/upload-path';

const hosts = ['http://127.0.0.1:1337', 'https://cms.example.com'];

test.each([
  '/uploads/chart_1.png',
  'uploads/chart_1.png',
  'https://cms.example.com/uploads/chart_1.png',
  'http://127.0.0.1:1337/uploads/chart_1.png?width=10',
])('%s is one of our own uploads', (src) => {
  expect(uploadPath(src, hosts)).toBe('/uploads/chart_1.png');
});

test.each([
  'https://evil.example/uploads/chart_1.png',
  '//evil.example/uploads/chart_1.png',
  'https://cms.example.com.evil.example/uploads/chart_1.png',
  'http://cms.example.com/uploads/chart_1.png',
  '/uploads/../admin/chart_1.png',
  '/uploads/%2e%2e/admin/chart_1.png',
  '/admin/chart_1.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)//uploads/chart_1.png',
  '/uploads/drawing.svg',
  '',
])('"%s" is not one of our own uploads', (src) => {
  expect(uploadPath(src, hosts)).toBeUndefined();
});

test('without the address of the CMS no address is one of our own uploads', () => {
  expect(uploadPath('/uploads/chart_1.png', [])).toBeUndefined();
});
