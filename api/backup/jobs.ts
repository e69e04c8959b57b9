// Jobs that wait, in columns of our own: the queue's tables are graphile-worker's affair and change with its versions. They are read from
// these and added again by its functions.

/** In the order in which they were added. A job that was in hand waits again. */
export const WAITING_JOBS = `select t.identifier, q.queue_name, j.payload, j.run_at, j.max_attempts, j.attempts, j.key, j.priority,
    (select array_agg(flag order by flag) from jsonb_object_keys(j.flags) flag)
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`;

export const JOB_TABLES = ['_private_jobs', '_private_tasks', '_private_job_queues'].map((name) => `graphile_worker.${name}`);

/** A table for them, gone with the transaction. */
export const MAKE_JOBS = `create temporary table waiting_job (place serial, identifier text not null, queue_name text, payload json, run_at timestamptz not null,
  max_attempts int not null, attempts int not null, key text, priority int not null, flags text[]) on commit drop`;

export const FILL_JOBS =
  'copy waiting_job (identifier, queue_name, payload, run_at, max_attempts, attempts, key, priority, flags) from stdin';

export const ADD_JOBS = `do $$
  declare waiting record; added bigint;
  begin
    for waiting in select * from waiting_job order by place loop
      added := (graphile_worker.add_job(waiting.identifier, waiting.payload, waiting.queue_name, waiting.run_at, waiting.max_attempts, waiting.key,
        waiting.priority, waiting.flags)).id;
      perform graphile_worker.reschedule_jobs(array[added], attempts => waiting.attempts);
    end loop;
  end $$`;
