import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../../src/ui/picture/Picture';
import { ShownPicture } from '../../../src/ui/picture/ShownPicture';
import { picturesOf } from '../../../src/features/blog/media';
import { media } from './pictures';

const [picture] = picturesOf([media('chart', 'A chart')]);

test('a picture offers its better formats first', () => {
  if (!picture) throw new Error('no picture');
  expect(renderToStaticMarkup(<Picture {...picture} />)).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/static\/chart\.avif 960w" sizes="92vw"\/?><img /,
  );
});

test('a file that cannot be processed is left out', () => {
  expect(
    picturesOf([{ alternativeText: 'A drawing', localFile: { childImageSharp: null } }]),
  ).toEqual([]);
  expect(picturesOf(null)).toEqual([]);
});

const still = { src: '/static/a.webp', width: 120, height: 80 };
const gif = { alternativeText: 'A film', still, localFile: { childImageSharp: null } };

test('an animated GIF is shown animated, any other as a still picture', () => {
  const [stands, moves] = picturesOf([gif, { ...gif, moving: '/static/a.gif' }]);
  if (!stands || !moves) throw new Error('two pictures expected');
  expect(renderToStaticMarkup(<ShownPicture {...stands} />)).toMatch(
    /^<picture><img class="image" src="\/static\/a\.webp" width="120" height="80" /,
  );
  expect(renderToStaticMarkup(<ShownPicture {...moves} />)).toMatch(
    /<source media="\(prefers-reduced-motion: reduce\)" srcSet="\/static\/a\.webp"\/?><img class="wide" src="\/static\/a\.gif" width="120" height="80" alt="A film".*Pause the picture/,
  );
});

test('the first picture of a page is loaded first, the others when they come near', () => {
  if (!picture) throw new Error('no picture');
  expect(renderToStaticMarkup(<Picture {...picture} priority />)).toMatch(
    / loading="eager".* fetchpriority="high"/,
  );
  expect(renderToStaticMarkup(<Picture {...picture} />)).toMatch(
    / loading="lazy" decoding="async"\/?>/,
  );
});
