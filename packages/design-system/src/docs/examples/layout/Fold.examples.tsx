import { Fold } from '../../../components/Fold/Fold.tsx';

export function Good() {
  return (
    <Fold title="Engine log" note="5 steps">
      Build, proof, go-ahead, deploy, report.
    </Fold>
  );
}

export function Bad() {
  return <Fold title="More">Build, proof, go-ahead, deploy, report.</Fold>;
}
