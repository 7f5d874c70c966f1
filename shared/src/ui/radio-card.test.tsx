import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { RadioCard, RadioGroup } from './radio-card';

const radio = (name: string) => screen.getByRole('radio', { name });
const frameOf = (name: string) => radio(name).nextElementSibling;

test('the chosen card has a frame, also in a browser that does not know :has()', async () => {
  renderUi(
    <RadioGroup legend="Giao hàng">
      <RadioCard name="way" value="fast" defaultChecked title="Nhanh">
        <input type="radio" name="hour" aria-label="Buổi sáng" defaultChecked />
      </RadioCard>
      <RadioCard name="way" value="slow" title="Thường">
        <input type="checkbox" aria-label="Gọi trước" defaultChecked />
      </RadioCard>
    </RadioGroup>,
  );
  expect(frameOf('Nhanh')).toBeVisible();
  expect(frameOf('Thường')).not.toBeVisible();

  await userEvent.click(screen.getByText('Thường'));

  expect(radio('Thường')).toBeChecked();
  expect(frameOf('Thường')).toBeVisible();
  expect(frameOf('Nhanh')).not.toBeVisible();
  for (const { cssText } of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))
    if (cssText.includes('checked')) expect(cssText).not.toContain(':has(');
});
