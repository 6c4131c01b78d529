import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BannerDrawing } from '../../../src/sections/home/BannerDrawing';
import { pretendBrowser } from '../../ui/carousel/browser';

const drawing = <BannerDrawing name="banner-team" className="place" />;

test('the page without script shows the drawing of a later slide as a picture that is loaded when it comes near', () => {
  const view = renderToString(drawing);
  expect(view).toContain('src="/drawings/banner-team-light.svg"');
  expect(view).toContain('srcSet="/drawings/banner-team-dark.svg"');
  expect(view).toContain('loading="lazy"');
  expect(view).not.toContain('<svg');
});

test.each(['light', 'dark'] as const)(
  'the live page draws it as its own, in the %s scheme',
  (scheme) => {
    pretendBrowser({ scheme });
    render(drawing);
    const { innerHTML: shown } = document.body;
    expect(shown).toContain(`<use href="/drawings/banner-team-${scheme}.svg#drawing">`);
    expect(shown).toMatch(/<svg class="place inline" [^>]*aria-hidden="true"/);
    expect(shown).not.toContain('<img');
  },
);
