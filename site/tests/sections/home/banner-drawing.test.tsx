import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BannerDrawing } from '../../../src/sections/home/BannerDrawing';
import { pretendBrowser } from '../../ui/carousel/browser';

const drawing = <BannerDrawing name="banner-team" className="place" />;

test('without script, the drawing of a later slide is a lazily loaded picture', () => {
  const view = renderToString(drawing);
  expect(view).toContain('src="/drawings/banner-team-light.svg"');
  expect(view).toContain('srcSet="/drawings/banner-team-dark.svg"');
  expect(view).toContain('loading="lazy"');
  expect(view).not.toContain('<svg');
});

test.each(['light', 'dark'] as const)(
  'on the live page the drawing is part of the page in the %s scheme',
  (scheme) => {
    pretendBrowser({ scheme });
    render(drawing);
    const { innerHTML: shown } = document.body;
    expect(shown).toContain(`<use href="/drawings/banner-team-${scheme}.svg#drawing">`);
    expect(shown).toMatch(/<svg class="place inline" [^>]*aria-hidden="true"/);
    expect(shown).not.toContain('<img');
  },
);
