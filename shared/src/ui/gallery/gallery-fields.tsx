import { useState } from 'react';
import { Checkbox } from '../checkbox';
import { FileUpload } from '../file-upload';
import { SearchIcon, TruckIcon } from '../icons';
import { Input } from '../input';
import { Row, Stack } from '../layout';
import { PasswordInput } from '../password-input';
import { QuantityStepper } from '../quantity-stepper';
import { RadioCard, RadioGroup } from '../radio-card';
import { Select } from '../select';
import { SizeChips } from '../size-chips';
import { SwatchGroup } from '../swatch-group';
import { Textarea } from '../textarea';
import { Examples } from './gallery-section';
import type { Messages } from './messages';

export function GalleryFields({ messages }: { messages: Messages }) {
  const [quantity, setQuantity] = useState(2);
  const [colour, setColour] = useState<string | null>('sand');
  const [size, setSize] = useState<string | null>('M');
  const [way, setWay] = useState('fast');
  const provinces = ['Hà Nội', 'Thành phố Hồ Chí Minh', 'Đà Nẵng'].map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <Examples>
      <Stack>
        <Input label={messages.fullName} autoComplete="name" hint={messages.fullNameHint} />
        <Input label="Email" type="email" defaultValue="ten@" error={messages.emailError} />
        <Input label={messages.company} isOptional />
        <Input label={messages.search} type="search" before={<SearchIcon />} placeholder="Áo khoác" />
        <Input label={messages.code} defaultValue="SF-1024" disabled />
        <PasswordInput label={messages.password} defaultValue="matkhau1" />
      </Stack>
      <Stack>
        <Select label={messages.province} options={provinces} placeholder={messages.choose} />
        <Select
          label={messages.province}
          options={provinces}
          placeholder={messages.choose}
          error={messages.chooseError}
        />
        <Textarea label={messages.note} hint={messages.noteHint} />
        <FileUpload
          label={messages.photos}
          action={messages.choosePhotos}
          accept="image/*"
          multiple
          maxBytes={5_242_880}
          onFiles={() => undefined}
        />
        <div>
          <Checkbox label={messages.selectAll} isMixed />
          <Checkbox label={messages.terms} defaultChecked />
          <Checkbox label={messages.terms} error={messages.termsError} />
          <Checkbox label={messages.terms} disabled />
        </div>
      </Stack>
      <Stack gap={6}>
        <SwatchGroup
          legend={messages.colour}
          value={colour}
          onChange={setColour}
          options={[
            { value: 'sand', label: messages.sand, colour: '#C8A77A' },
            { value: 'navy', label: messages.navy, colour: '#28406B' },
            { value: 'white', label: messages.white, colour: '#FFFFFF' },
            { value: 'moss', label: messages.moss, colour: '#4D7C5B', isUnavailable: true },
          ]}
        />
        <SizeChips
          legend={messages.size}
          value={size}
          onChange={setSize}
          options={['S', 'M', 'L', 'XL'].map((value) => ({
            value,
            label: value,
            isUnavailable: value === 'XL',
          }))}
        />
        <Row>
          <QuantityStepper label={messages.quantity} value={quantity} onChange={setQuantity} max={5} />
          <QuantityStepper label={messages.quantity} value={1} onChange={() => undefined} max={1} disabled />
        </Row>
        <RadioGroup legend={messages.shipping}>
          <RadioCard
            name="way"
            value="fast"
            checked={way === 'fast'}
            onChange={() => setWay('fast')}
            icon={<TruckIcon />}
            title={messages.fast}
            description={messages.fastText}
            aside="35.000 ₫"
          />
          <RadioCard
            name="way"
            value="slow"
            checked={way === 'slow'}
            onChange={() => setWay('slow')}
            icon={<TruckIcon />}
            title={messages.slow}
            description={messages.slowText}
            aside="20.000 ₫"
          />
          <RadioCard
            name="way"
            value="today"
            checked={false}
            onChange={() => undefined}
            disabled
            title={messages.today}
            description={messages.todayText}
          />
        </RadioGroup>
      </Stack>
    </Examples>
  );
}
