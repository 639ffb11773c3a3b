import type { AppRoute, ClientInferRequest } from '@ts-rest/core';
import type { z } from 'zod';

/** The JSON of a body, without its file. */
type JsonOf<Body> = Body extends { file: unknown } ? Omit<Body, 'file'> : Body;
/** A body of bytes has no example. */
type BodyOf<R extends AppRoute> =
  PartOf<R, 'body'> extends Uint8Array ? { readonly body?: undefined } : { readonly body: PartOf<R, 'body'> };
type PartOf<R extends AppRoute, Part> = Part extends keyof ClientInferRequest<R>
  ? JsonOf<ClientInferRequest<R>[Part]>
  : never;
type SuccessOf<R extends AppRoute> = R['responses'][Extract<keyof R['responses'], 200 | 201 | 202>];

/** A request and its response, with only the parts that the call has. A file in a response is left out. */
type ExampleOf<R extends AppRoute> = {
  readonly params?: PartOf<R, 'params'>;
  readonly query?: PartOf<R, 'query'>;
} & (R extends { body: z.ZodType } ? BodyOf<R> : { readonly body?: undefined }) &
  ([SuccessOf<R>] extends [never]
    ? { readonly result?: undefined }
    : SuccessOf<R> extends z.ZodType
      ? { readonly result: z.output<SuccessOf<R>> }
      : // Either JSON that is not parsed, or a file. A test checks which calls have an example.
        { readonly result?: object });

/** One example for every call of a contract. A call without an example does not compile. */
export type ExamplesOf<C> = {
  readonly [Area in keyof C]: {
    readonly [Call in keyof C[Area]]: C[Area][Call] extends AppRoute ? ExampleOf<C[Area][Call]> : never;
  };
};

/** An example of any call, for the document builder. */
export interface AnyExample {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: object;
  readonly result?: unknown;
}
export type AnyExamples = Readonly<Record<string, Readonly<Record<string, AnyExample>>>>;
