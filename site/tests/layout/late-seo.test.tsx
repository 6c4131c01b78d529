import { act, render, waitFor } from '@testing-library/react';
import { Seo } from '../../src/components/layout/LateSeo';

const page = (title: string) => <Seo title={title} description={title} />;

/** Long enough for react-helmet to come, and to write in the frame after. */
async function settled() {
  await act(() => import('../../src/components/layout/SeoTags'));
  for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame));
}

const tabShows = (title: string) =>
  waitFor(() => {
    expect(document.title).toMatch(`${title} | `);
  });

test('the published page keeps the head that it came with; those that follow write theirs', async () => {
  document.title = 'As published';
  const { unmount: leaveFirst } = render(page('First'));
  await settled();
  expect(document.title).toBe('As published');

  leaveFirst();
  const { unmount: leaveSecond } = render(page('Second'));
  leaveSecond();
  const { unmount: leaveThird } = render(page('Third'));
  await tabShows('Third');
  leaveThird();
  render(page('Fourth'));
  await tabShows('Fourth');
});
