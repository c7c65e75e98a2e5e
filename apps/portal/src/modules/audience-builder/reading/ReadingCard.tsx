import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Grid, Select, Stack, Switch } from '@mailroom/design-system';
import { FoldedCard } from '../../../components/FoldedCard.tsx';
import {
  delimiterOptions,
  encodingOptions,
  firstLineOptions,
  givenQuoting,
  isSheet,
  lineEndOptions,
  quotingOf,
  quotingOptions,
  readingText,
} from './readingChoices.ts';
import { useReading, type Corrections } from './useReading.ts';

interface ReadingCardProps {
  file: V1Schemas['AudienceFile'];
  corrections: Corrections;
  hasHeader: boolean;
  onHasHeaderChange: (hasHeader: boolean) => void;
  /** Leads to the other tables of the packed file. Undefined where it has none. */
  onOtherTable?: (() => void) | undefined;
}

/** How the file is written, in a line. Each setting can be corrected, and the columns follow. */
export function ReadingCard({ file, corrections, hasHeader, onHasHeaderChange, onOtherTable }: ReadingCardProps) {
  const { change, reset, failure, isReading } = useReading(file, corrections);
  const isGiven = Object.keys(corrections.given).length > 0;
  return (
    <FoldedCard title="How the file is read" note={isReading ? 'Reading it again' : readingText(file, hasHeader)}>
      <Stack gap={16}>
        {failure !== undefined && (
          <Banner tone="danger" title="The file can’t be read in this way">
            {failure}. It is read as before.
          </Banner>
        )}
        <Grid min={320}>
          {!isSheet(file.unpacked_from) && (
            <>
              <Select
                label="Encoding"
                hint="Letters such as é look odd if it is wrong"
                options={encodingOptions}
                value={file.encoding}
                onValueChange={(encoding) => encoding && change({ encoding })}
              />
              <Select
                label="Values are separated by"
                options={delimiterOptions}
                value={file.delimiter}
                onValueChange={(delimiter) => delimiter && change({ delimiter })}
              />
              <Select
                label="Quotes"
                options={quotingOptions}
                value={quotingOf(file) ?? null}
                onValueChange={(quoting) => quoting && change(givenQuoting(quoting))}
              />
              <Select
                label="Lines end with"
                options={lineEndOptions}
                value={file.line_end}
                onValueChange={(end) => end && change({ line_end: end })}
              />
            </>
          )}
          <Select
            label="The table begins in line"
            hint="Lines above it are not imported"
            options={firstLineOptions(file)}
            value={file.first_line}
            onValueChange={(line) => line && change({ first_line: line })}
          />
        </Grid>
        <Switch
          label="The first line of the table names the columns"
          value={hasHeader}
          onValueChange={onHasHeaderChange}
        />
        <Stack direction="row" gap={8}>
          {isGiven && (
            <Button isBusy={isReading} onClick={reset}>
              Find out again
            </Button>
          )}
          {onOtherTable && <Button onClick={onOtherTable}>Another table</Button>}
        </Stack>
      </Stack>
    </FoldedCard>
  );
}
