import { announcePage, stayOnEarlierBuild } from '../../src/hydration/published-page';

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

test('a published page tells Gatsby its path and the build of its scripts', () => {
  document.body.innerHTML = '<template id="late" data-path="/about" data-build="0f0f"></template>';
  announcePage();
  expect(window).toMatchObject({
    pagePath: '/about',
    ___webpackCompilationHash: '0f0f',
    ___chunkMapping: {},
  });
});

test('a page that Gatsby serves itself is left alone', () => {
  Object.assign(window, { pagePath: '/by-gatsby' });
  announcePage();
  expect(window).toHaveProperty('pagePath', '/by-gatsby');
});

test('a browser with blocked session storage also stays on the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(stayOnEarlierBuild).not.toThrow();
});
