"""How strong people are: results of tables, and ratings that follow from them and from nothing else."""
