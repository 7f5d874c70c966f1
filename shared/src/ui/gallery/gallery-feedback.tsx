import { useState } from 'react';
import { Async } from '../async';
import { Banner } from '../banner';
import { Button, ButtonLink } from '../button';
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
import type { Words } from './words';

const error = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE' as const,
  errors: [],
  requestId: '0193a5c2-7d1e',
  data: undefined,
};
const nothing = () => undefined;

export function GalleryFeedback({ words }: { words: Words }) {
  // Six and a half hours from the first look, so that the picture is always the same shape.
  const [until] = useState(() => Date.now() + 23_400_000);
  return (
    <Examples>
      <Stack>
        <Banner tone="success" title={words.placed}>
          {words.fastText}
        </Banner>
        <Banner tone="danger" title={words.payFailed} action={<Button size="small">{words.payAgain}</Button>}>
          {words.payFailedText}
        </Banner>
        <Banner tone="warning">{words.priceChanged}</Banner>
        <Banner>{words.answer}</Banner>
      </Stack>
      <Stack>
        <Toast variant="success" onClose={nothing} action={<TextButton>{words.undo}</TextButton>}>
          {words.added}
        </Toast>
        <Toast variant="error" onClose={nothing}>
          {words.payFailed}
        </Toast>
        <Toast variant="warning" onClose={nothing}>
          {words.priceChanged}
        </Toast>
        <Toast variant="info" onClose={nothing}>
          {words.copied}
        </Toast>
        <LoadingBalls />
      </Stack>
      <Stack>
        <div>
          {words.endsIn} <Countdown label={words.endsIn} until={until} />
        </div>
        <Progress label={words.sold} value={32} max={50} />
        <SecondsCountdown seconds={10} onEnd={nothing} />
        <Skeleton lines={3} />
        <Skeleton kind="block" height={80} />
      </Stack>
      <Card>
        <Empty
          scene="cart"
          title={words.cartEmpty}
          action={<ButtonLink to="/products">{words.seeAll}</ButtonLink>}
        >
          {words.cartEmptyText}
        </Empty>
      </Card>
      <Card>
        <Empty scene="orders" title={words.noOrders} />
      </Card>
      <Card>
        <Empty scene="search" title={words.noResults} />
      </Card>
      <Card>
        <Failed error={error} onRetry={nothing} />
      </Card>
      <Card>
        <Failed error={{ code: 'NETWORK' }} onRetry={nothing} isRetrying />
      </Card>
      <Card>
        <Async entry={{ data: words.paragraph, error, isFetching: false }} onRetry={nothing}>
          {(text) => <p>{text}</p>}
        </Async>
      </Card>
    </Examples>
  );
}
