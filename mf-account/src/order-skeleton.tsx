import { Card, Skeleton, Stack } from '@storefront/shared/ui';

export function OrderSkeleton() {
  return (
    <Stack>
      <Skeleton lines={2} />
      <Card>
        <Skeleton kind="block" height={180} />
      </Card>
      <Card>
        <Skeleton kind="block" height={240} />
      </Card>
    </Stack>
  );
}
