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
