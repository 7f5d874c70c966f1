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
import type { Words } from './words';

export function GalleryFields({ words }: { words: Words }) {
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
        <Input label={words.fullName} autoComplete="name" hint={words.fullNameHint} />
        <Input label="Email" type="email" defaultValue="ten@" error={words.emailError} />
        <Input label={words.company} isOptional />
        <Input label={words.search} type="search" before={<SearchIcon />} placeholder="Áo khoác" />
        <Input label={words.code} defaultValue="SF-1024" disabled />
        <PasswordInput label={words.password} defaultValue="matkhau1" />
      </Stack>
      <Stack>
        <Select label={words.province} options={provinces} placeholder={words.choose} />
        <Select
          label={words.province}
          options={provinces}
          placeholder={words.choose}
          error={words.chooseError}
        />
        <Textarea label={words.note} hint={words.noteHint} />
        <FileUpload
          label={words.photos}
          action={words.choosePhotos}
          accept="image/*"
          multiple
          maxBytes={5_242_880}
          onFiles={() => undefined}
        />
        <div>
          <Checkbox label={words.selectAll} isMixed />
          <Checkbox label={words.terms} defaultChecked />
          <Checkbox label={words.terms} error={words.termsError} />
          <Checkbox label={words.terms} disabled />
        </div>
      </Stack>
      <Stack gap={6}>
        <SwatchGroup
          legend={words.colour}
          value={colour}
          onChange={setColour}
          options={[
            { value: 'sand', label: words.sand, colour: '#C8A77A' },
            { value: 'navy', label: words.navy, colour: '#28406B' },
            { value: 'white', label: words.white, colour: '#FFFFFF' },
            { value: 'moss', label: words.moss, colour: '#4D7C5B', isUnavailable: true },
          ]}
        />
        <SizeChips
          legend={words.size}
          value={size}
          onChange={setSize}
          options={['S', 'M', 'L', 'XL'].map((value) => ({
            value,
            label: value,
            isUnavailable: value === 'XL',
          }))}
        />
        <Row>
          <QuantityStepper label={words.quantity} value={quantity} onChange={setQuantity} max={5} />
          <QuantityStepper label={words.quantity} value={1} onChange={() => undefined} max={1} disabled />
        </Row>
        <RadioGroup legend={words.shipping}>
          <RadioCard
            name="way"
            value="fast"
            checked={way === 'fast'}
            onChange={() => setWay('fast')}
            icon={<TruckIcon />}
            title={words.fast}
            description={words.fastText}
            aside="35.000 ₫"
          />
          <RadioCard
            name="way"
            value="slow"
            checked={way === 'slow'}
            onChange={() => setWay('slow')}
            icon={<TruckIcon />}
            title={words.slow}
            description={words.slowText}
            aside="20.000 ₫"
          />
          <RadioCard
            name="way"
            value="today"
            checked={false}
            onChange={() => undefined}
            disabled
            title={words.today}
            description={words.todayText}
          />
        </RadioGroup>
      </Stack>
    </Examples>
  );
}
