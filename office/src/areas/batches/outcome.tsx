import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** How many succeeded, in words, and each that did not. */
export const Outcome = ({ done, failed }: { done: string; failed: readonly string[] }) => (
  <Alert severity={failed.length > 0 ? 'warning' : 'success'} role="status">
    {done}
    {failed.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {failed.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    )}
  </Alert>
);
