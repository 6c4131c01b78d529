export const contact = {
  name: 'A. Visitor',
  email: 'visitor@example.com',
  phone: '555-0100',
  subject: 'Payroll',
  message: 'Please call me back.\nThank you.',
};

export const demoRequest = {
  name: 'A. Visitor',
  email: 'visitor@example.com',
  mobile: '555-0101',
  product: 'Dc3',
};

export const account = { username: 'web.admin', password: 'Correct-Horse-7' };

export const blog = {
  title: 'A title',
  description: '<p>Words</p>',
  image: ['data:image/png;base64,iVBORw0KGgo='],
  tag: '',
  category: 'HR',
};

export const faq = { question: 'Why?', description: '<p>Because.</p>' };
