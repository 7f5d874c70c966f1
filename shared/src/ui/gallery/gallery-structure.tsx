import { useState } from 'react';
import { Accordion } from '../accordion';
import { Breadcrumb } from '../breadcrumb';
import { Button } from '../button';
import { Card } from '../card';
import { Dialog } from '../dialog';
import { Row } from '../layout';
import { Pagination } from '../pagination';
import { Sheet, type SheetProps } from '../sheet';
import { Stepper } from '../stepper';
import { Table } from '../table';
import { Tabs } from '../tabs';
import { Timeline } from '../timeline';
import { Badge } from '../badge';
import { Examples } from './gallery-section';
import type { Words } from './words';

const orders = [
  { code: 'SF-1024', total: '1.250.000 ₫', isPaid: true },
  { code: 'SF-1023', total: '690.000 ₫', isPaid: false },
];

export function GalleryStructure({ words }: { words: Words }) {
  const [open, setOpen] = useState<'dialog' | NonNullable<SheetProps['side']> | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: '/' },
          { label: words.men, to: '/products' },
        ]}
        current={words.jacket}
      />
      <Stepper
        label={words.checkout}
        current="delivery"
        steps={[
          { id: 'customer', label: words.customer, to: '/checkout/customer' },
          { id: 'delivery', label: words.shipping },
          { id: 'confirm', label: words.confirm },
        ]}
      />
      <Row>
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          {words.openDialog}
        </Button>
        {(['bottom', 'start', 'end', 'full'] as const).map((side) => (
          <Button key={side} variant="quiet" onClick={() => setOpen(side)}>
            {words.openSheet} {side}
          </Button>
        ))}
      </Row>
      <Examples>
        <Card>
          <Tabs
            label={words.jacket}
            tabs={[
              { id: 'text', label: words.description, content: <p>{words.paragraph}</p> },
              { id: 'facts', label: words.facts, content: <p>{words.fullNameHint}</p> },
              { id: 'reviews', label: words.reviews, content: <p>4,6</p> },
            ]}
          />
        </Card>
        <Card>
          <Timeline
            items={[
              { id: 'new', title: words.placed, at: '2026-11-18T02:15:00Z', state: 'done' },
              {
                id: 'go',
                title: words.onTheWay,
                at: '2026-11-19T09:40:00Z',
                state: 'current',
                description: words.fastText,
              },
              { id: 'done', title: words.delivered, state: 'ahead' },
            ]}
          />
        </Card>
        <Accordion
          items={[
            { id: 'return', title: words.question, content: words.answer, isOpen: true },
            { id: 'pay', title: words.question2, content: words.answer },
          ]}
        />
      </Examples>
      <Table
        caption={words.orders}
        rows={orders}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', title: words.code, cell: ({ code }) => code },
          {
            key: 'state',
            title: words.state,
            cell: ({ isPaid }) => (
              <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? words.paid : words.unpaid}</Badge>
            ),
          },
          { key: 'total', title: words.total, cell: ({ total }) => total, isNumber: true },
        ]}
      />
      <Pagination page={5} totalPages={9} to={(page) => `/products?page=${page}`} />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={words.cancelQuestion}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {words.keep}
            </Button>
            <Button variant="danger" onClick={close}>
              {words.cancelOrder}
            </Button>
          </>
        }
      >
        {words.answer}
      </Dialog>
      <Sheet
        isOpen={open !== null && open !== 'dialog'}
        side={open === 'dialog' || open === null ? 'bottom' : open}
        onClose={close}
        title={words.filters}
        actions={<Button onClick={close}>{words.seeAll}</Button>}
      >
        {words.paragraph}
      </Sheet>
    </>
  );
}
