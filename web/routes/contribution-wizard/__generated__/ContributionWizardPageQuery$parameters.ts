/**
 * @generated SignedSource<<dfb347a5f7264e20aaae0bf9ecfd2fc1>>
 * @relayHash 5c85965543d2c5898de8a5d082b2e20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279aad2dad6f519d505a88b629cf7e78879bb1bdab05c71ac8c80078464173d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "279aad2dad6f519d505a88b629cf7e78879bb1bdab05c71ac8c80078464173d6",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
