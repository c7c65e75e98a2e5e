import { ProgressBar, type ProgressBarProps } from '../../ProgressBar/ProgressBar.tsx';

/** The bar of a progress column. Loaded with the first table that has one. */
export default function ProgressCell(props: Pick<ProgressBarProps, 'label' | 'value' | 'max' | 'isLive'>) {
  return <ProgressBar {...props} isLabelHidden size="small" />;
}
