import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';

/** Five rows, as high as the list will be. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div>
      <LoadingText>{label}</LoadingText>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex h-16.5 items-center gap-3">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
