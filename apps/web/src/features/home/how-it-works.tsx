import { home } from '@goldwren/messages/current/home';
import { useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';

export function HowItWorks({ noSweeps }: { noSweeps: boolean }) {
  const goldOnly = useGoldOnlyStates();
  const steps = noSweeps ? home.stepsWithout : home.steps(goldOnly);
  return (
    <section aria-labelledby="how" className="content pt-12">
      <h2 id="how" className="text-2xl">
        {home.how}
      </h2>
      <ol className={`mt-4 grid gap-3 md:gap-4 ${noSweeps ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
        {steps.map((step, index) => (
          <li key={step.title} className="card flex gap-4 p-4 md:block md:p-5">
            <span aria-hidden="true" className="font-display text-3xl leading-8 font-bold text-gc">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg md:mt-2">{step.title}</h3>
              <p className="mt-1 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
