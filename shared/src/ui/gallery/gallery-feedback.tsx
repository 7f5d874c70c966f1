import { useState } from 'react';
import { Async } from '../async';
import { Banner } from '../banner';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { Card } from '../card';
import { Countdown } from '../countdown';
import { Empty } from '../empty';
import { Failed } from '../failed';
import { Stack } from '../layout';
import { LoadingBalls } from '../loading-balls';
import { Progress } from '../progress';
import { SecondsCountdown } from '../seconds-countdown';
import { Skeleton } from '../skeleton';
import { TextButton } from '../text-link';
import { Toast } from '../toast';
import { Examples } from './gallery-section';
import type { Messages } from './messages';

const error = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE' as const,
  errors: [],
  requestId: '0193a5c2-7d1e',
  data: undefined,
};
const nothing = () => undefined;

export function GalleryFeedback({ messages }: { messages: Messages }) {
  // Six and a half hours after the first render, so that screenshots have a constant shape.
  const [until] = useState(() => Date.now() + 23_400_000);
  return (
    <Examples>
      <Stack>
        <Banner tone="success" title={messages.placed}>
          {messages.fastText}
        </Banner>
        <Banner
          tone="danger"
          title={messages.payFailed}
          action={<Button size="small">{messages.payAgain}</Button>}
        >
          {messages.payFailedText}
        </Banner>
        <Banner tone="warning">{messages.priceChanged}</Banner>
        <Banner>{messages.answer}</Banner>
      </Stack>
      <Stack>
        <Toast variant="success" onClose={nothing} action={<TextButton>{messages.undo}</TextButton>}>
          {messages.added}
        </Toast>
        <Toast variant="error" onClose={nothing}>
          {messages.payFailed}
        </Toast>
        <Toast variant="warning" onClose={nothing}>
          {messages.priceChanged}
        </Toast>
        <Toast variant="info" onClose={nothing}>
          {messages.copied}
        </Toast>
        <LoadingBalls />
      </Stack>
      <Stack>
        <div>
          {messages.endsIn} <Countdown label={messages.endsIn} until={until} />
        </div>
        <Progress label={messages.sold} value={32} max={50} />
        <SecondsCountdown seconds={10} onEnd={nothing} />
        <Skeleton lines={3} />
        <Skeleton kind="block" height={80} />
      </Stack>
      <Card>
        <Empty
          scene="cart"
          title={messages.cartEmpty}
          action={<ButtonLink to="/products">{messages.seeAll}</ButtonLink>}
        >
          {messages.cartEmptyText}
        </Empty>
      </Card>
      <Card>
        <Empty scene="orders" title={messages.noOrders} />
      </Card>
      <Card>
        <Empty scene="search" title={messages.noResults} />
      </Card>
      <Card>
        <Failed error={error} onRetry={nothing} />
      </Card>
      <Card>
        <Failed error={{ code: 'NETWORK' }} onRetry={nothing} isRetrying />
      </Card>
      <Card>
        <Async entry={{ data: messages.paragraph, error, isFetching: false }} onRetry={nothing}>
          {(text) => <p>{text}</p>}
        </Async>
      </Card>
    </Examples>
  );
}
