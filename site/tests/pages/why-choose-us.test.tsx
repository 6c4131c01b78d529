import { render, screen, within } from '@testing-library/react';
import WhyChooseUs from '../../src/pages/why-choose-us';

test.each(['1997', '50+', 'over 5 years', '70+', '10', '48%'])('the reasons show %s', (figure) => {
  render(<WhyChooseUs />);
  expect(screen.getByText(figure)).toBeInTheDocument();
});

test('the promises are the support hours, the response time and the call back', () => {
  render(<WhyChooseUs />);
  const promises = within(screen.getByRole('region', { name: 'How long you wait.' }));
  expect(promises.getByText('Mon-Fri 9Am-6Pm')).toBeInTheDocument();
  expect(promises.getByText('Answers within 24 hours')).toBeInTheDocument();
  expect(promises.getByText('Call back within the same working day')).toBeInTheDocument();
});
