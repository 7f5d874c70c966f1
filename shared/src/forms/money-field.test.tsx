import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { renderUi } from '../testing/render-ui';
import { MoneyField } from './fields';
import { Form } from './form';
import { SubmitButton } from './submit-button';

function PriceForm({ price = '', onSubmit }: { price?: string; onSubmit?: (price: string) => void }) {
  return (
    <Formik initialValues={{ price }} onSubmit={(values) => onSubmit?.(values.price)}>
      <Form aria-label="Giá">
        <MoneyField name="price" label="Giá" />
        <SubmitButton>Lưu</SubmitButton>
      </Form>
    </Formik>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Giá' });

test.each([
  ['vi', '1.290.000'],
  ['en', '1,290,000'],
] as const)('an amount stands in %s with its separators', async (language, text) => {
  renderUi(<PriceForm price="1290000" />, language);

  expect(field()).toHaveValue(text);
});

test('an amount stays as it is typed, and gets its separators when the field is left', async () => {
  const onSubmit = jest.fn();
  renderUi(<PriceForm onSubmit={onSubmit} />);

  await userEvent.type(field(), '450000');
  expect(field()).toHaveValue('450000');
  await userEvent.tab();
  expect(field()).toHaveValue('450.000');

  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(onSubmit).toHaveBeenCalledWith('450.000');
});

test.each(['1.5', '12 triệu', '-5'])('what is no whole amount, %s, stays as it was typed', async (typed) => {
  renderUi(<PriceForm />);

  await userEvent.type(field(), typed);
  await userEvent.tab();

  expect(field()).toHaveValue(typed);
});
