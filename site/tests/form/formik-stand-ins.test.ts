/** @jest-environment node */

/** What of Formik asks lodash for something. */
interface Formik {
  getIn: (values: object, name: string, otherwise: string) => unknown;
  setIn: (values: object, name: string, value: unknown) => unknown;
  setNestedObjectValues: (values: object, value: boolean) => unknown;
  yupToFormErrors: (refusal: object) => unknown;
}

const load = (standIns: boolean): Formik => {
  let formik: Formik | undefined;
  jest.isolateModules(() => {
    for (const name of ['clone', 'cloneDeep', 'toPath']) {
      if (standIns) {
        jest.doMock(`lodash/${name}`, () =>
          jest.requireActual<object>(`../../src/components/form/lodash/${name}`),
        );
      } else jest.dontMock(`lodash/${name}`);
    }
    formik = jest.requireActual<Formik>('formik');
  });
  if (formik === undefined) throw new Error('Formik was not loaded.');
  return formik;
};

const values = { name: 'Ada', email: '', message: 'Two\nlines' };

/** What Formik does with the values of a form, from the first key to the refusal. */
function steps({ getIn, setIn, setNestedObjectValues, yupToFormErrors }: Formik) {
  const refusal = {
    name: 'ValidationError',
    inner: [
      { path: 'email', message: 'Enter your email' },
      { path: 'name', message: 'Enter your name' },
      { path: 'name', message: 'A second one' },
    ],
  };
  return {
    typed: setIn(values, 'email', 'ada@example.com'),
    same: setIn(values, 'name', 'Ada'),
    cleared: setIn(values, 'name', undefined),
    added: setIn({}, 'subject', 'Payroll'),
    read: ['name', 'email', 'none'].map((name) => String(getIn(values, name, 'nothing'))),
    touched: setNestedObjectValues(values, true),
    refused: yupToFormErrors(refusal),
  };
}

test('Formik does the same with the few lines that stand in for lodash', () => {
  const slim = steps(load(true));
  expect(slim).toEqual(steps(load(false)));
  expect(slim.typed).toEqual({ ...values, email: 'ada@example.com' });
  expect(slim.refused).toEqual({ email: 'Enter your email', name: 'Enter your name' });
  expect(values.email).toBe('');
});
