/** Runs the work of a command. An error prints its message, with the remedy if it has one, and ends with code 1. */
export const asCommand = async (work: () => void | Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { message, remedy } = error as Error & { remedy?: string };
    console.error(remedy ? `${message}\n${remedy}` : message);
    process.exit(1);
  }
};
