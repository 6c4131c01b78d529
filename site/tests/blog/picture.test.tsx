import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../src/components/picture/Picture';
import { picturesOf } from '../../src/components/blog/media';
import { media } from './pictures';

const [picture] = picturesOf([media('chart', 'A chart')]);

test('a picture offers its better formats first', () => {
  if (!picture) throw new Error('no picture');
  expect(renderToStaticMarkup(<Picture {...picture} />)).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/static\/chart\.avif 960w" sizes="92vw"\/?><img /,
  );
});

test('a file that no picture could be made of is left out', () => {
  expect(
    picturesOf([{ alternativeText: 'A drawing', localFile: { childImageSharp: null } }]),
  ).toEqual([]);
  expect(picturesOf(null)).toEqual([]);
});

test('the picture that opens a page is fetched before all others, and the others when they come near', () => {
  if (!picture) throw new Error('no picture');
  expect(renderToStaticMarkup(<Picture {...picture} priority />)).toMatch(
    / loading="eager".* fetchpriority="high"/,
  );
  expect(renderToStaticMarkup(<Picture {...picture} />)).toMatch(
    / loading="lazy" decoding="async"\/?>/,
  );
});
